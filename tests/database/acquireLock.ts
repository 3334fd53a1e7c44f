/** A process of lock.test.ts: takes the database of the folder it is given, says whether it could, and holds it. */
import { databaseFolder } from '../../build/embedded-backend/folder.ts';
import { acquireLock, InUseError } from '../../build/embedded-backend/lock.ts';

process.once('message', async (path: string) => {
  const taken = await acquireLock(databaseFolder('/', path)).then(
    () => 'taken',
    (error) => (error instanceof InUseError ? 'in use' : String(error)),
  );
  process.send?.(taken);
});
setInterval(() => {}, 60_000);
process.send?.('ready');
