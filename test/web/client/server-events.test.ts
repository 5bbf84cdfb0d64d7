import { expect, test } from 'vitest'
import { serverEvents } from '../../../web/client/server-events.ts'

test('events come out whole, however the stream was cut', () => {
  const stream = 'event: sources\ndata: {"a":1}\n\nevent: delta\ndata: {"text":"ä: b"}\n\n'
  for (let cut = 0; cut <= stream.length; cut++) {
    const take = serverEvents()
    expect([...take(stream.slice(0, cut)), ...take(stream.slice(cut))]).toEqual([
      { event: 'sources', data: '{"a":1}' },
      { event: 'delta', data: '{"text":"ä: b"}' },
    ])
  }
})

test('an event that has not ended is not told', () => {
  expect(serverEvents()('event: done\ndata: {}')).toEqual([])
})

test('several lines of data are one text, and an event without a name is a message', () => {
  expect(serverEvents()('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }])
})
