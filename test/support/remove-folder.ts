import { rm } from 'node:fs/promises'

/** Removes a folder into which a process that was just killed may still write a last file. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
