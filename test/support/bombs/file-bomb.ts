/** A file that asks for far more work than its size promises. `bytes` makes it anew each time: some are large. */
export interface FileBomb {
  name: string
  fileName: string
  bytes: () => Uint8Array
}

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
export const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
