import type { SendOptions } from '../../client/send-file.ts'
import { type UploadQueue, uploadQueue } from '../../client/upload-queue.ts'
import { type Arrived, sentTwice } from './twice.ts'

export interface FileQueue extends Omit<UploadQueue<Arrived>, 'add'> {
  /** Takes the ids of the files that are listed by then. */
  add: (files: Iterable<File>, listed: Iterable<string>) => void
  /** Those that arrived behind the first `from` and were there before. */
  twice: (from: number) => Arrived[]
}

/** Sends files, and knows which of them were there already. */
export function fileQueue(send: (file: File, options: SendOptions) => Promise<Arrived>): FileQueue {
  const queue = uploadQueue(send)
  // A list that is read while files are sent may name one that the service has, and whose answer is still on its way.
  let before: ReadonlySet<string> = new Set()
  return {
    ...queue,
    add(files, listed) {
      if (queue.all.peek().length === 0) before = new Set(listed)
      queue.add(files)
    },
    twice: (from) => sentTwice(queue.arrived.peek(), { from, before }),
  }
}
