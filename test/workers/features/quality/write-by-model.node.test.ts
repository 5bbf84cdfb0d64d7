import { afterEach, expect, test } from 'vitest'
import { createModel } from '../../../../shared/services/models.ts'
import { readPrices } from '../../../../shared/services/model-prices.ts'
import { readSettings } from '../../../../shared/services/settings.ts'
import { write } from '../../../../workers/design/write.ts'
import { writeByModel } from '../../../../workers/features/quality/write-by-model.ts'
import { contextWith } from '../../../shared/kernel/context.ts'
import { type ChatReply, type ChatServer, startChatServer } from '../../../support/chat-server.ts'

const names = ['Orders', 'Delivery'] as const
type Name = (typeof names)[number]

/** Two sections, each of which is a part of its own. */
const requirements = names
  .map((name) =>
    [
      `# ${name}`,
      `When "${name}" is pressed, the page shows "${name} open".`,
      ...Array.from(
        { length: 24 },
        (_, at) => `${name} note ${at + 1} is about ${'plain matters '.repeat(10)}.`,
      ),
    ].join('\n'),
  )
  .join('\n\n')

/** Of the part that is asked about: the other one is told in short. */
function asksAbout(user: string): Name {
  return user.includes('S2 When "Orders"') ? 'Orders' : 'Delivery'
}

function answerFor(user: string): string {
  const name = asksAbout(user)
  const line = user.split('\n').find((each) => each.includes(`When "${name}" is pressed`)) ?? ''
  const number = Number(/^S(\d+) /.exec(line)?.[1])
  const written = (title: string, click: string) => ({
    t: title,
    s: [number],
    k: 'functional',
    p: 'high',
    steps: [
      ['Open the page', ''],
      [`${click} the "${name}" button`, `The text "${name} open" is visible`],
    ],
  })
  return JSON.stringify({
    cases: [written(`${name} once`, 'Click'), written(`${name} twice`, 'Double-click')],
  })
}

const servers: ChatServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Writes the two parts with a service that answers as it should about orders, and as `reply` says about delivery. */
async function writtenWith(reply: (right: string, before: number) => ChatReply, silenceSeconds = 20) {
  const server = await startChatServer(({ messages }, before) => {
    const user = messages.find(({ role }) => role === 'user')?.content ?? ''
    const right = answerFor(user)
    return asksAbout(user) === 'Orders' ? { text: right } : reply(right, before)
  })
  servers.push(server)
  const settings = {
    ...readSettings({ MODEL: 'openai-compatible', MODEL_NAME: 'small', MODEL_URL: server.url }),
    MODEL_TIMEOUT_SECONDS: silenceSeconds,
  }
  const model = createModel(settings, undefined)
  const designer = { write: (request: never, ask: never, tell: never) => write(request, { ask, tell }) }
  const prices = readPrices('{"small": {"input": 10, "output": 20}}')
  const context = contextWith({ model, settings, prices, designer } as never)
  const { designed, modelUsage } = await writeByModel(
    context,
    { requirements, mode: 'generate', maxTestCases: 50 },
    { isBackground: false },
  )
  const cases = designed?.testCases.filter(({ author }) => author === 'model') ?? []
  return {
    titles: cases.map(({ title }) => title).toSorted(),
    warnings: designed?.warnings.filter((warning) => !warning.startsWith('Left out')) ?? [],
    modelUsage,
    asked: server.asked.length,
  }
}

const orders = ['Orders once', 'Orders twice']
const all = ['Delivery once', 'Delivery twice', ...orders]
const atOnce = { 'retry-after': '0' }
const nothingOf = expect.stringMatching(
  /^The model did not answer about part 2 of 2 \(“Delivery”\).*Send this part by itself/,
)

test('a service that is busy at first is asked once more, when it says', async () => {
  const done = await writtenWith((text, before) =>
    before === 0 ? { status: 429, headers: atOnce } : { text },
  )
  expect(done).toMatchObject({ titles: all, warnings: [], asked: 3 })
  expect(done.modelUsage).toEqual({ model: 'small', inputTokens: 200, outputTokens: 100, costUsd: 0.004 })
})

test.each([429, 500, 503])(
  'a service that answers %i twice costs only its part, which is named',
  async (status) => {
    const done = await writtenWith(() => ({ status, headers: atOnce }))
    expect(done).toMatchObject({ titles: orders, warnings: [nothingOf], asked: 3 })
    expect(done.modelUsage).toMatchObject({ inputTokens: 100, outputTokens: 50 })
  },
)

test('a service that refuses a question for good is not asked again', async () => {
  expect(await writtenWith(() => ({ status: 400 }))).toMatchObject({
    titles: orders,
    warnings: [nothingOf],
    asked: 2,
  })
})

test('of a stream that breaks off the cases stay that had come, and the rest is said to be missing', async () => {
  const done = await writtenWith((text) => ({ text, cutAt: text.length - 60 }))
  expect(done.titles).toEqual(['Delivery once', ...orders])
  expect(done.warnings).toEqual([
    expect.stringMatching(/about part 2 of 2 \(“Delivery”\) broke off.*the rest is missing.*Send this part/),
  ])
})

test('a service that is late costs only its part', async () => {
  const late = Promise.withResolvers<void>()
  const done = await writtenWith((text) => ({ text, after: late.promise }), 1)
  late.resolve()
  expect(done).toMatchObject({ titles: orders, warnings: [nothingOf] })
})

test('an answer that is said twice, or stands between fences and words, is read once', async () => {
  const twice = await writtenWith((text) => ({ text: `${text}\n${text}` }))
  expect(twice).toMatchObject({ titles: all, warnings: [] })
  const fenced = await writtenWith((text) => ({ text: `Here you are:\n\`\`\`json\n${text}\n\`\`\`\nDone.` }))
  expect(fenced).toMatchObject({ titles: all, warnings: [] })
})

test('an answer in words alone is no answer, and what to do is said', async () => {
  const done = await writtenWith(() => ({ text: 'I am sorry, I cannot do that.' }))
  expect(done.titles).toEqual(orders)
  expect(done.warnings).toEqual([
    expect.stringMatching(/about part 2 of 2 .* could not be read\. .*Send this part/),
  ])
})
