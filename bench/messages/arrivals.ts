import { performance } from 'node:perf_hooks';
import { makeSite, makeUnlimitedDatabase, servePreview } from '../../tests/database/embeddedServer.ts';
import { milliseconds, percentile } from './figures.ts';

interface Load {
  senders: number;
  messages: number;
  /** Senders stop after this time, however many messages are left. */
  longestMs: number;
}

/** Sends messages from several senders at once and checks that each accepted one is stored exactly once. */
export async function arrivals({ senders, messages, longestMs }: Load) {
  const site = makeSite();
  await makeUnlimitedDatabase(site);
  const server = await servePreview(site);
  const url = `${server.url}/rest/v1/contact_submissions`;
  const headers = { apikey: server.publishableKey, 'content-type': 'application/json' };

  const accepted: string[] = [];
  const latencies: number[] = [];
  let refused = 0;
  let next = 0;
  const start = performance.now();
  async function sender() {
    while (next < messages && performance.now() - start < longestMs) {
      const email = `sender${next++}@example.org`;
      const sent = performance.now();
      const body = JSON.stringify({
        name: 'Sender',
        email,
        phone: null,
        prayer_requests: 'Please pray. '.repeat(20),
      });
      const { status } = await fetch(url, { method: 'POST', headers, body });
      latencies.push(performance.now() - sent);
      if (status === 201) accepted.push(email);
      else refused += 1;
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  const seconds = (performance.now() - start) / 1000;

  const stored = await storedAddresses(url, server.secretKey);
  await server.close();
  site.remove();
  const distinct = new Set(stored);
  const isComplete = stored.length === accepted.length && accepted.every((email) => distinct.has(email));
  const sorted = latencies.toSorted((a, b) => a - b);
  const figures = {
    'messages a second': (accepted.length / seconds).toFixed(0),
    'latency, median': milliseconds(percentile(sorted, 0.5)),
    'latency, 95 of 100': milliseconds(percentile(sorted, 0.95)),
    'latency, 99 of 100': milliseconds(percentile(sorted, 0.99)),
    sent: latencies.length,
    accepted: accepted.length,
    refused,
    'in the table': stored.length,
    'each exactly once': isComplete ? 'yes' : 'NO',
  };
  return { figures, isComplete };
}

async function storedAddresses(url: string, apikey: string): Promise<string[]> {
  const addresses: string[] = [];
  for (;;) {
    const page = await fetch(`${url}?select=email&order=id&limit=1000&offset=${addresses.length}`, {
      headers: { apikey },
    });
    const rows = (await page.json()) as { email: string }[];
    if (rows.length === 0) return addresses;
    addresses.push(...rows.map(({ email }) => email));
  }
}
