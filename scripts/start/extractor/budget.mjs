/** What one file may cost. `extract` has the same limit of processor time on Cloudflare, and 128 MB of memory. */
export const budget = {
  processorMs: 10_000,
  /** Heap of the thread that reads. */
  heapMegabytes: 256,
  /** Memory of the whole process, its Node and buffers included. */
  bytes: 640 * 2 ** 20,
  /** How the process ends when a file asks for more. */
  overCode: 3,
}

export const overBudget = {
  ok: false,
  code: 'too_large',
  message:
    'The file takes more work to read than one file may. Split it, or save it anew in a simpler form, and upload that.',
}
