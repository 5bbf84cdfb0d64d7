import PostalMime, { type Address, type Email } from 'postal-mime'
import { boundedAttachments, type Attached } from '../attachments.ts'
import { maximumMail } from '../limits.ts'
import { malformed, tooLarge } from '../refusal.ts'
import type { Reading } from '../types.ts'
import { readMail, type Mail } from './mail.ts'

/** Subject, people and date of a mail as its first lines, then its text, or its HTML if it has none, then inline mails. Attachments are returned. */
export async function readEml(bytes: Uint8Array): Promise<Reading> {
  checkMail(bytes)
  const { mail, attached } = await mailOf(bytes, { mails: maximumMail.within })
  const { attachments, warnings } = boundedAttachments(attached)
  return { ...readMail(mail), attachments, warnings }
}

/** The depth to which mails within mails are read; deeper ones become attachments. */
const deepest = 3
/** Media types of reports by mail servers, all of them lines of text (IANA Media Types registry; RFC 3464, 8098, 5965, 6533 and 6522). */
const reportTypes = new Set([
  'message/delivery-status',
  'message/disposition-notification',
  'message/feedback-report',
  'message/global-delivery-status',
  'message/global-disposition-notification',
  'message/global-headers',
  'text/rfc822-headers',
])
/** Media types of whole mails (RFC 2046, 6532 and 5537). */
const mailTypes = new Set(['message/rfc822', 'message/global', 'message/news'])

async function mailOf(
  bytes: Uint8Array | ArrayBuffer,
  left: { mails: number },
  depth = 0,
): Promise<{ mail: Mail; attached: Attached[] }> {
  const { from, to, subject, date, text, html, attachments } = await parsed(new Uint8Array(bytes))
  const within: (Mail | string)[] = []
  const attached: Attached[] = []
  for (const { filename, mimeType, content, disposition } of attachments) {
    const inner = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    const isShown = disposition !== 'attachment'
    if (isShown && reportTypes.has(mimeType)) within.push(new TextDecoder().decode(inner))
    else if (isShown && mailTypes.has(mimeType) && depth < deepest && left.mails > 0 && isReadable(inner)) {
      left.mails--
      const read = await mailOf(inner, left, depth + 1)
      within.push(read.mail)
      attached.push(...read.attached)
    } else
      attached.push({
        fileName: filename ?? '',
        contentType: mimeType,
        size: inner.length,
        bytes: () => inner,
      })
  }
  return {
    mail: { subject, from: addresses(from && [from]), to: addresses(to), date, text, html, within },
    attached,
  }
}

/** An encoded mail passed no check with the mail around it, so it is checked by itself. */
function isReadable(bytes: Uint8Array): boolean {
  try {
    checkMail(bytes)
    return true
  } catch {
    return false
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

/** A mail begins with its headers (RFC 5322, section 2.2). The number of parts is limited, because the parser searches every line for each of them. */
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
