/** A process of inUse.test.ts: takes the database of the folder it is given, says whether it could, and holds it. */
import { databaseFolder } from '../../build/embedded-backend/folder.ts';
import { InUseError, takeUse } from '../../build/embedded-backend/use.ts';

process.once('message', async (path: string) => {
  const taken = await takeUse(databaseFolder('/', path)).then(
    () => 'taken',
    (error) => (error instanceof InUseError ? 'in use' : String(error)),
  );
  process.send?.(taken);
});
setInterval(() => {}, 60_000);
process.send?.('ready');
