/**
 * Deletes the messages that are older than the period the site promises (`messages_kept_for` in the table
 * private.contact_rules): `npm run messages:delete-old`. Supabase does it by itself every minute, and so do the reminder
 * and the start of the site on this computer.
 */
import { openMessageStore } from './messages/messageStore.ts';
import { runCommand } from './messages/runCommand.ts';

async function deleteOldMessages(): Promise<void> {
  const store = await openMessageStore();
  if (!store) return console.log('There is no database yet, and nothing to delete.');
  const deleted = await store.deleteOld();
  console.log(`Deleted ${deleted} old ${deleted === 1 ? 'message' : 'messages'} from ${store.place}.`);
}

await runCommand(deleteOldMessages);
