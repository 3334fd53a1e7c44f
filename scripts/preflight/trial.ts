import { randomUUID } from 'node:crypto';
import type { Finding } from '../../build/words/finding.ts';
import { noFields, toSubmission } from '../../src/contact/contactSubmission.ts';
import { ask, type Project, refusalOf } from '../messages/rest.ts';
import { noAnswer, PUSH, TABLE, WHERE } from './table.ts';

/**
 * Tries the project once, as visitors and the reminder come to it. What it stores for this it deletes again, and what a
 * trial has left that was broken off.
 */
export async function trialFindings(project: Project, secretKey: string, token?: string): Promise<Finding[]> {
  const ids: string[] = [randomUUID(), randomUUID(), randomUUID()];
  const email = 'trial@example.org';
  const [message, ...two] = ids.map((id) => ({
    id,
    ...toSubmission({ ...noFields, name: 'Trial of the form', email }),
  }));
  const steps: [what: string, path: string, body?: object, refusal?: string][] = [
    ['A visitor’s message is not taken.', TABLE, message],
    ['The same message, sent again, is not taken.', TABLE, message],
    ['Several messages in one request are not refused.', TABLE, two, 'PT400'],
    ['The reminder’s token is not known.', 'rpc/waiting_messages', { token }],
  ];
  const findings: Finding[] = [];
  for (const [what, path, body, refusal] of token ? steps : steps.slice(0, -1)) {
    const refused = await refusalOf(ask(project, 'POST', path, body, 'minimal'));
    if (refused?.code === refusal) continue;
    const outage = refused && noAnswer(project, refused);
    findings.push(
      outage ?? { where: WHERE, what: `${what} (${refused?.message ?? 'It was done.'})`, todo: PUSH },
    );
    if (outage) break;
  }

  const team = { ...project, key: secretKey };
  const deleted = await ask<{ id: string }[]>(team, 'DELETE', `${TABLE}?email=eq.${email}&select=id`).catch(
    ({ message }: Error) => message,
  );
  if (typeof deleted === 'string')
    findings.push({
      where: TABLE,
      what: `The trial message, of ${email}, may be left. ${deleted}`,
      todo: 'Try again, which deletes it, or delete it in the Table Editor.',
    });
  else if (findings.length === 0 && !deleted.some(({ id }) => id === message?.id))
    findings.push({ where: WHERE, what: 'A message that is taken is not stored.', todo: PUSH });
  return findings;
}
