/**
 * What one file may cost, in processor time and memory. Measured, the dearest files that people have (500 pages of PDF in 12 MB) need half of it;
 * on Cloudflare `extract` has a limit of ten seconds and 128 MB.
 */
export const budget = {
  processorMs: (bytes) => 2500 + (bytes / 2 ** 20) * 600,
  /** Of a picture, whose pixels cost and not its bytes: as much as the Worker `ocr` has. Measured, a page takes 2 to 4 seconds, and the dearest that is read 20. */
  pictureProcessorMs: 60_000,
  /** Heap of the thread that reads. */
  heapMegabytes: 256,
  /** Memory of the whole process, its Node and buffers included. */
  bytes: 640 * 2 ** 20,
  /** A process that has grown beyond this, or has read so many files, reads no further one: what a file left behind costs no other one. */
  bytesOfIdle: 256 * 2 ** 20,
  mostFiles: 200,
  /** How the process ends when a file asks for more. */
  overCode: 3,
}

/** How a file or a picture is refused that asked for more. */
export const overBudget = (method) => (method === 'readPicture' ? pictureOver : fileOver)

const fileOver = {
  ok: false,
  code: 'too_large',
  message:
    'The file takes more work to read than one file may. Split it, or save it anew in a simpler form, and upload that.',
}

const pictureOver = {
  ok: false,
  code: 'too_large',
  message:
    'The picture takes more work to read than one picture may. Cut it into parts, or scale it down, and upload those.',
}
