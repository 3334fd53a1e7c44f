/**
 * Deletes the messages that are older than the period the site promises (`messages_kept_for` in
 * supabase/migrations/*_contact_limits.sql): `npm run messages:delete-old`. Only for databases that do not do it
 * by themselves; hosted Supabase does, every night.
 */
import { openMessageStore } from './messages/messageStore.ts';
import { runCommand } from './messages/runCommand.ts';

async function deleteOldMessages(): Promise<void> {
  const store = await openMessageStore();
  if (!store) return console.log('There is no database yet, and nothing to delete.');
  try {
    const deleted = await store.deleteOld();
    console.log(`Deleted ${deleted} old ${deleted === 1 ? 'message' : 'messages'} from ${store.place}.`);
  } finally {
    await store.close();
  }
}

await runCommand(deleteOldMessages);
