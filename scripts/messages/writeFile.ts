import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StoreError } from './storeError.ts';

const reasons: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  EISDIR: 'it is a folder',
  EBUSY: 'it is a folder',
  ENOTEMPTY: 'it is a folder',
  EEXIST: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/**
 * Writes a file that only its owner can read, as one whole: beside its place first, and moved there when it is
 * complete. A file that was there before is replaced, whoever could read it.
 */
export async function writePrivateFile(file: string, parts: AsyncIterable<string>): Promise<void> {
  const unfinished = `${resolve(file)}.${process.pid}.unfinished`;
  let handle: FileHandle | undefined;
  try {
    handle = await open(unfinished, 'wx', 0o600).catch(cannotWrite(file));
    for await (const part of parts) await handle.write(part).catch(cannotWrite(file));
    await handle.close();
    await rename(unfinished, file).catch(cannotWrite(file));
  } catch (error) {
    await handle?.close().catch(() => undefined);
    if (handle) await rm(unfinished, { force: true });
    throw error;
  }
}

const cannotWrite =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new StoreError(`${file} cannot be written: ${reasons[error.code ?? ''] ?? error.message}.`);
  };
