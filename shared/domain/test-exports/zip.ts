import { Zip, ZipDeflate } from 'fflate'

/** One file of an archive, in pieces. */
export interface ZipEntry {
  name: string
  chunks: Iterable<Uint8Array<ArrayBuffer>>
}

/** An archive in pieces, each given as soon as it is packed. The date is fixed, so that equal content is an equal file. */
export function* zipOf(entries: Iterable<ZipEntry>): Generator<Uint8Array<ArrayBuffer>, void> {
  let packed: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    packed.push(new Uint8Array(data))
  })
  const taken = () => {
    const ready = packed
    packed = []
    return ready
  }
  for (const { name, chunks } of entries) {
    const file = new ZipDeflate(name)
    file.mtime = new Date(1980, 0, 1)
    zip.add(file)
    for (const chunk of chunks) {
      file.push(chunk)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
