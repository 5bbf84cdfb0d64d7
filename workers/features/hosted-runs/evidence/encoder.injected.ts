import { encode, start } from './encoder-page.ts'
import { outline } from './outline-page.ts'

export interface EncoderFunctions {
  start: typeof start
  encode: typeof encode
  outline: typeof outline
}

/** What the encoder tab can do. */
export const main = (): EncoderFunctions => ({ start, encode, outline })
