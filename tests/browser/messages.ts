import { databaseFolder, secretKeyOf } from '../../build/embedded-backend/folder.ts';
import type { Message } from '../../src/contact/database.ts';
import { databasePath, siteAddress } from './served.ts';

/** What the database holds from one sender, read with the ministry's key: visitors may not read. */
export async function storedMessages(email: string): Promise<Message[]> {
  const apikey = secretKeyOf(databaseFolder(process.cwd(), databasePath));
  const query = new URLSearchParams({ email: `eq.${email}`, order: 'created_at' });
  const address = new URL(`/rest/v1/contact_submissions?${query}`, siteAddress);
  const response = await fetch(address, { headers: { apikey } });
  if (!response.ok) throw new Error(`The messages could not be read: ${await response.text()}`);
  return (await response.json()) as Message[];
}
