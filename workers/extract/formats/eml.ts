import PostalMime, { type Address, type Email } from 'postal-mime'
import { boundedAttachments } from '../attachments.ts'
import { maximumMail } from '../limits.ts'
import { malformed, tooLarge } from '../refusal.ts'
import type { Reading } from '../types.ts'
import { readMail } from './mail.ts'

/** Subject, people and date of a mail as its first lines, then its text; of a mail without one, its page. What is attached is handed back. */
export async function readEml(bytes: Uint8Array): Promise<Reading> {
  checkMail(bytes)
  const mail = await parsed(bytes)
  const { attachments, warnings } = boundedAttachments(
    mail.attachments.map(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
      return { fileName: filename ?? '', contentType: mimeType, size: bytes.length, bytes: () => bytes }
    }),
  )
  const { from, to, subject, date, text, html } = mail
  return {
    ...readMail({ subject, from: addresses(from && [from]), to: addresses(to), date, text, html }),
    attachments,
    warnings,
  }
}

const addresses = (list: Address[] = []): string =>
  list
    .flatMap((one) => (one.group ? one.group : [one]))
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : name || address))
    .join(', ')

async function parsed(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      maxRfc822NestingDepth: 0,
      maxNestingDepth: 50,
      maxHeadersSize: maximumMail.headerBytes,
    })
  } catch {
    throw malformed(
      'The mail is damaged, or its headers are larger than can be read. Save it again from your mail program.',
    )
  }
}

/** A mail begins with its headers (RFC 5322, section 2.2), and no mail has thousands of parts, each of which the parser looks for in every line. */
function checkMail(bytes: Uint8Array): void {
  const text = new TextDecoder('latin1').decode(bytes)
  if (!/^(?:\xef\xbb\xbf)?\s{0,20}(?:From |>?[\w-]{1,76}[ \t]*:)/.test(text)) {
    throw malformed(
      'The file holds no mail: it does not begin with headers. Save the mail again from your mail program.',
    )
  }
  const count = (pattern: RegExp, most: number) => {
    let found = 0
    for (const _ of text.matchAll(pattern)) if (++found > most) return true
    return false
  }
  const { dashedLines, boundaries, shortLines } = maximumMail
  if (
    count(/^--/gm, dashedLines) ||
    count(/boundary/gi, boundaries) ||
    count(/\n[^\n]{0,59}(?=\n)/g, shortLines)
  ) {
    throw tooLarge(
      'The mail has more parts or lines than can be read. Save what is attached to it and upload that.',
    )
  }
}
