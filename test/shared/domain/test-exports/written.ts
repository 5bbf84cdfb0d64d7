import { type ExportOptions, exportTestCases } from '../../../../shared/domain/test-exports/index.ts'

/** An export as a whole: an archive as its bytes, everything else as text, byte order mark included. */
export function written(options: ExportOptions) {
  const { fileName, contentType, chunks } = exportTestCases(options)
  const bytes = new Uint8Array(Buffer.concat([...chunks]))
  const isText = contentType !== 'application/zip'
  return {
    fileName,
    contentType,
    body: isText ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) : bytes,
  }
}
