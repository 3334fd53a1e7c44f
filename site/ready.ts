import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/** Returns the port, or stops with one sentence where a build would end in a stack. Vite is imported afterwards: an old Node can't parse it. */
export async function ready(command: string): Promise<number> {
  const options = { port: { type: 'string', default: process.env.PORT || '4173' } } as const;
  const port = Number(parseArgs({ options, strict: false }).values.port);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fault =
    major < 20 || (major === 20 && minor < 19)
      ? `Please install Node.js 20.19 or later: this is ${process.version}.`
      : !(await isFree(port)) && `Port ${port} is in use. Please choose another: ${command} -- --port 8080`;
  if (!fault) return port;
  console.error(fault);
  process.exit(1);
}

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const server = createServer().once('error', () => answer(false));
    server.listen(port, 'localhost', () => server.close(() => answer(true)));
  });
