/** The port that a setting names, or the usual one where it is not set. */
export function portFrom(setting: string | undefined, usual: number): number {
  if (!setting) return usual;
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  const error = new Error(
    `PORT=${setting} is no port: give a number from 1 to 65535, as in PORT=8080 npm start.`,
  );
  error.stack = ''; // the sentence is all that its reader needs
  throw error;
}
