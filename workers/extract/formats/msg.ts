import { boundedAttachments, type Attached } from '../attachments.ts'
import { openCompoundFile, type CompoundFolder } from '../containers/compound-file.ts'
import { decodeText } from '../../../shared/domain/text/decode-text.ts'
import type { Reading } from '../types.ts'
import { readMail } from './mail.ts'
import { longestText, MsgProperties } from './msg-properties.ts'

/** Numbers of properties (MS-OXPROPS 2). */
const property = {
  subject: 0x0037,
  senderName: 0x0c1a,
  senderAddress: 0x5d01,
  senderOtherAddress: 0x0c1f,
  displayTo: 0x0e04,
  submitTime: 0x0039,
  deliveryTime: 0x0e06,
  body: 0x1000,
  html: 0x1013,
  richText: 0x1009,
  attachedData: 0x3701,
  attachedName: 0x3707,
  attachedShortName: 0x3704,
  attachedType: 0x370e,
}
/** Bytes before the properties of fixed length: of a message, and of something attached (MS-OXMSG 2.4.1). */
const messageHead = 32
const attachmentHead = 8
/** Folders that are looked at; of those with files, fewer are handed back. */
const mostFolders = 200

/** Subject, people and date of an Outlook message as its first lines, then its text. What is attached is handed back. */
export function readMsg(bytes: Uint8Array): Reading {
  const file = openCompoundFile(bytes)
  const message = new MsgProperties(file, messageHead)
  const text = message.text(property.body, longestText)
  const html = message.bytes(property.html, longestText)
  const { attached, warnings } = attachmentsOf(file, message.encoding)
  const bounded = boundedAttachments(attached)
  if (!text && !html && message.has(property.richText)) {
    warnings.push(
      'The text of the mail is stored as rich text alone and was not read. Save the mail as EML and upload that.',
    )
  }
  return {
    ...readMail({
      subject: message.text(property.subject),
      from: sender(message),
      to: message.text(property.displayTo) ?? '',
      date: message.time(property.submitTime) ?? message.time(property.deliveryTime),
      text,
      html: html && decodeText(html, message.encoding).text,
    }),
    attachments: bounded.attachments,
    warnings: [...warnings, ...bounded.warnings],
  }
}

function sender(message: MsgProperties): string {
  const name = message.text(property.senderName) ?? ''
  const address = [property.senderAddress, property.senderOtherAddress]
    .map((number) => message.text(number) ?? '')
    .find((text) => text.includes('@'))
  return address === undefined || address === name ? name : `${name} <${address}>`
}

function attachmentsOf(file: CompoundFolder, encoding: string): { attached: Attached[]; warnings: string[] } {
  const attached: Attached[] = []
  const mails: string[] = []
  const folders = file.folderNames.filter((name) => name.startsWith('__attach_version1.0_#'))
  for (const name of folders.slice(0, mostFolders)) {
    const folder = file.folder(name)
    const properties = new MsgProperties(folder, attachmentHead, encoding)
    const fileName =
      properties.text(property.attachedName) ?? properties.text(property.attachedShortName) ?? ''
    if (properties.has(property.attachedData)) {
      attached.push({
        fileName,
        contentType: properties.text(property.attachedType) ?? 'application/octet-stream',
        size: properties.size(property.attachedData),
        bytes: () => properties.bytes(property.attachedData) ?? new Uint8Array(),
      })
    } else mails.push(subjectOf(folder, encoding) ?? fileName)
  }
  const unread = mails.length + Math.max(0, folders.length - mostFolders)
  return { attached, warnings: unread > 0 ? [unreadWarning(mails, unread)] : [] }
}

/** A message within a message lies in a folder of its own. */
function subjectOf(folder: CompoundFolder, encoding: string): string | undefined {
  const [inner] = folder.folderNames.filter((name) => name.startsWith('__substg1.0_3701'))
  return inner === undefined
    ? undefined
    : new MsgProperties(folder.folder(inner), attachmentHead, encoding).text(property.subject)
}

function unreadWarning(mails: readonly string[], count: number): string {
  const named = mails
    .map((name) =>
      name
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, 100),
    )
    .filter((name) => name !== '')
    .slice(0, 10)
  return `${count === 1 ? 'One message within the mail was' : `${count} parts within the mail were`} not read${
    named.length > 0 ? ` (${named.join(', ')})` : ''
  }. Open the mail, save each of them as a file and upload it.`
}
