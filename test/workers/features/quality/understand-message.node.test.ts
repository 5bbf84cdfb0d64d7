import { expect, test } from 'vitest'
import { createModel } from '../../../../shared/services/models.ts'
import { readSettings } from '../../../../shared/services/settings.ts'
import { refineCases } from '../../../../workers/design/refine-cases.ts'
import { reviseAsking } from '../../../../workers/design/revise.ts'
import { understandMessage } from '../../../../workers/features/quality/understand-message.ts'
import { contextWith } from '../../../shared/kernel/context.ts'
import { type ChatReply, startChatServer } from '../../../support/chat-server.ts'

const plain = { testLevel: 'system', testType: 'functional', priority: 'medium' } as const
const testCases = [
  { ...plain, id: 'TC-001', title: 'Birch' },
  { ...plain, id: 'TC-002', title: 'Cedar' },
]
const message = 'put the Cedar case first'
const order = { changes: [{ op: 'order', ids: ['TC-002', 'TC-001'] }], answer: '' }

/** The message, understood with a service that answers as `reply` says, or that is stopped. */
async function understoodWith(reply: ChatReply | 'stopped') {
  const server = await startChatServer(() => (reply === 'stopped' ? { status: 500 } : reply))
  if (reply === 'stopped') await server.close()
  const settings = readSettings({ MODEL: 'openai-compatible', MODEL_NAME: 'small', MODEL_URL: server.url })
  const model = createModel(settings, undefined)
  const designer = {
    refine: refineCases,
    revise: async (...asked: Parameters<typeof reviseAsking>) => ({
      refined: (await reviseAsking(...asked)) ?? null,
    }),
  }
  const context = contextWith({ model, settings, designer } as never)
  try {
    return await understandMessage(context, message, { requirements: '', testCases })
  } finally {
    if (reply !== 'stopped') await server.close()
  }
}

const silent = /^The model did not answer, so only set phrases are understood\..* I did not understand/
const unread = /^The answer of the model could not be read, .* I did not understand/

test('a message that the model understands says nothing of silence', async () => {
  const { reply, testCases: now, warnings } = await understoodWith({ text: JSON.stringify(order) })
  expect(now.map(({ title }) => title)).toEqual(['Cedar', 'Birch'])
  expect([reply, warnings]).toEqual(['Changed the order.', []])
})

test('where the service is stopped, refuses or breaks off, the reply says so before the examples', async () => {
  for (const reply of ['stopped', { status: 401 }, { text: '{"changes": [', cutAt: 5 }] as const) {
    const answer = await understoodWith(reply)
    expect(answer.reply).toMatch(silent)
    expect(answer.warnings).toEqual([expect.stringMatching(/^The model did not answer/)])
  }
})

test('where the service answers nonsense, the reply says that it could not be read', async () => {
  expect((await understoodWith({ text: 'As you wish.' })).reply).toMatch(unread)
})
