/**
 * How many messages the embedded backend and a PostgreSQL server take, and what one costs among a million:
 * `npm run bench:messages`. It uses this machine only, a database of its own, and its limits lifted.
 */

import { installedPostgres } from '../tests/database/postgresServer.ts';
import { arrivals } from './messages/arrivals.ts';
import { largeTable } from './messages/largeTable.ts';
import { onServer } from './messages/onServer.ts';

const SENDERS = 16;
const MESSAGES = 2000;
const LONGEST_MS = 60_000;
const ROWS = 1_000_000;

console.log(`\n${SENDERS} senders at once, ${MESSAGES} messages, to the embedded backend over HTTP\n`);
const { figures, isComplete } = await arrivals({
  senders: SENDERS,
  messages: MESSAGES,
  longestMs: LONGEST_MS,
});
console.table(figures);

console.log(`\nA message when ${ROWS.toLocaleString('en')} are stored, in Postgres (PGlite)\n`);
const { costs, plans } = await largeTable(ROWS);
console.table(costs);
console.log('\nWhat one insert reads, by EXPLAIN ANALYZE of the triggers\n');
console.table(plans);
const server = installedPostgres();
if (!server) console.log('\nNo PostgreSQL server (15 or newer) is installed: it is not measured.');
for (const connections of server ? [10, 64] : []) {
  console.log(`\nPostgreSQL ${server?.version} over ${connections} connections, fsync on\n`);
  console.table(server && (await onServer(server, connections)));
}
// Not left to the end of the file: PGlite leaves an exit code of its own.
process.exit(isComplete ? 0 : 1);
