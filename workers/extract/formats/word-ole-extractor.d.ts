declare module 'word-extractor/lib/word-ole-extractor.js' {
  import type { Buffer } from 'node:buffer'
  import type { TextPiece } from './doc-paragraphs.ts'

  /** The parts of the library's class that `doc.ts` uses and replaces; the package ships no types. */
  export default class WordOleExtractor<Document> {
    protected _pieces: TextPiece[]
    protected _boundaries: { ccpText: number } & Partial<
      Record<'ccpFtn' | 'ccpHdd' | 'ccpAtn' | 'ccpEdn' | 'ccpTxbx', number>
    >
    extractWordDocument(file: { stream: (name: string) => Buffer }, main: Buffer): Promise<Document>
    streamBuffer(stream: Buffer): Promise<Buffer>
    writeBookmarks(): void
    normalizeHeaders(): void
    buildDocument(): Document
  }
}
