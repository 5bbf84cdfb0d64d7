import { getDocumentProxy } from 'unpdf'
import { encrypted, malformed } from '../refusal.ts'

export type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Opens a PDF that was counted before (`checkStreams`). Throws a refusal when it is encrypted or damaged. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    // pdf.js takes the buffer over, so it gets its own copy.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize: 25e6, disableFontFace: true })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw encrypted()
    throw malformed('The PDF is damaged and cannot be opened. Print it to a new PDF and upload that.')
  }
}
