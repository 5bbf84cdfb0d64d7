import { CFB } from '@e965/xlsx'

export interface MsgAttachment {
  fileName: string
  contentType?: string
  bytes?: Uint8Array
  /** Subject of a message in place of a file. */
  message?: string
}

interface Msg {
  subject: string
  from?: { name: string; address: string }
  to?: string
  sentAt?: Date
  text?: string
  html?: string
  /** Texts in the code page with this number in place of Unicode, already written in it. */
  narrow?: { codePage: number; subject: Uint8Array; text: Uint8Array }
  attachments?: MsgAttachment[]
}

const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

/** An Outlook message as MS-OXMSG 2 describes it: a stream for each text, one for all numbers, a folder for each attachment. */
export function writeMsg({
  subject,
  from,
  to,
  sentAt,
  text,
  html,
  narrow,
  attachments = [],
}: Msg): Uint8Array {
  const file = CFB.utils.cfb_new()
  const add = (path: string, content: Uint8Array) => CFB.utils.cfb_add(file, `/${path}`, [...content])
  const put = (path: string, number: string, value: string | undefined) => {
    if (value !== undefined) add(`${path}__substg1.0_${number}001F`, wide(value))
  }
  if (narrow) {
    add('__substg1.0_0037001E', narrow.subject)
    add('__substg1.0_1000001E', narrow.text)
  } else {
    put('', '0037', subject)
    put('', '1000', text)
  }
  put('', '0C1A', from?.name)
  put('', '5D01', from?.address)
  put('', '0E04', to)
  if (html !== undefined) add('__substg1.0_10130102', new Uint8Array(Buffer.from(html)))
  attachments.forEach(({ fileName, contentType, bytes, message }, index) => {
    const folder = `__attach_version1.0_#${index.toString(16).padStart(8, '0').toUpperCase()}/`
    put(folder, '3707', fileName)
    put(folder, '370E', contentType)
    if (bytes) add(`${folder}__substg1.0_37010102`, bytes)
    put(`${folder}__substg1.0_3701000D/`, '0037', message)
    add(`${folder}__properties_version1.0`, numbers(8, {}))
  })
  const values: Record<number, bigint> = {}
  if (narrow) values[0x3fde0003] = BigInt(narrow.codePage)
  if (sentAt) values[0x00390040] = BigInt(sentAt.getTime() + 11_644_473_600_000) * 10_000n
  add('__properties_version1.0', numbers(32, values))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
}

function numbers(head: number, values: Record<number, bigint>): Uint8Array {
  const entries = Object.entries(values)
  const view = new DataView(new ArrayBuffer(head + entries.length * 16))
  entries.forEach(([tag, value], index) => {
    view.setUint32(head + index * 16, Number(tag), true)
    view.setBigUint64(head + index * 16 + 8, value, true)
  })
  return new Uint8Array(view.buffer)
}
