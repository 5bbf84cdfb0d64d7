import type { KeptFile } from './types.ts'

/** What the service has made of a file, and what that was called where it came from. */
export interface Arrived {
  sentAs: string
  kept: Pick<KeptFile, 'fileId' | 'fileName'>
}

/** Those that arrived behind the first `from` and were not added, because a file of the same content was there before, or came earlier with them. */
export function sentTwice(
  arrived: readonly Arrived[],
  { from, before }: { from: number; before: Iterable<string> },
): Arrived[] {
  const known = new Set([...before, ...arrived.slice(0, from).map(({ kept }) => kept.fileId)])
  return arrived.slice(from).filter(({ kept: { fileId } }) => {
    const isKnown = known.has(fileId)
    known.add(fileId)
    return isKnown
  })
}
