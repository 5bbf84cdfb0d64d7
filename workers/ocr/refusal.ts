import type { PictureRefusalCode } from '../../shared/services/ocr.ts'

/** A picture that is refused for a reason its owner can act on. Never leaves the Worker: it becomes a returned result. */
export class Refusal extends Error {
  readonly code: PictureRefusalCode

  constructor(code: PictureRefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export const unsupported = (message: string) => new Refusal('unsupported', message)
export const tooLarge = (message: string) => new Refusal('too_large', message)
/** What a decoder says about a hostile picture is no help to its owner. */
export const damaged = () =>
  new Refusal(
    'malformed',
    'The picture is damaged and cannot be read. Save it again and upload the new copy.',
  )
export const noText = () =>
  new Refusal(
    'empty',
    'No text could be read in the picture. If there is some, upload a sharper and larger scan of it, upright.',
  )
export const crowded = () =>
  tooLarge(
    'The picture holds more small marks than a page of text has. Cut it into parts, or leave out photos and patterns, and upload those.',
  )
