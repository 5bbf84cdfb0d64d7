export interface ServerEvent {
  event: string
  data: string
}

/** Takes the text of a stream of server-sent events as it comes, and answers the events that are whole by now. */
export function serverEvents(): (text: string) => ServerEvent[] {
  let left = ''
  return (text) => {
    const parts = (left + text).replaceAll('\r\n', '\n').split('\n\n')
    left = parts.pop() ?? ''
    return parts.filter((part) => part !== '').map(eventOf)
  }
}

function eventOf(part: string): ServerEvent {
  const fields = part.split('\n').map((line) => {
    const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? []
    return { name, value }
  })
  const valuesOf = (name: string) => fields.filter((one) => one.name === name).map(({ value }) => value)
  return { event: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') }
}
