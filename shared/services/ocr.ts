export const pictureFormats = ['png', 'jpg', 'pgm'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture as a caller hands it over: a scanned page, or a photo of one. */
export interface Picture {
  bytes: ArrayBuffer
  /** What the bytes are; `pgm` is the binary grey form (P5, 8 bits), in which pages of a scanned document are handed over. */
  format: PictureFormat
}

export type PictureRefusalCode = 'unsupported' | 'malformed' | 'too_large' | 'empty'

export interface PictureText {
  ok: true
  /** Lines end in one line feed, paragraphs in two. */
  text: string
  /** How sure the engine is of the words of `text`, on average, from 0 to 1. */
  confidence: number
}

export interface NoPictureText {
  ok: false
  code: PictureRefusalCode
  /** A sentence that says what to do next. */
  message: string
}

export type PictureResult = PictureText | NoPictureText

/** What `ocr` offers over its service binding. */
export interface PictureReader {
  readPicture: (picture: Picture) => Promise<PictureResult>
}
