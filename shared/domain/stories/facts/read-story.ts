import type { Fact, StoryFacts } from '../../estimation/types.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import { whyNotRead } from '../../test-generation/requirements/language.ts'
import { integrationsIn } from './integrations.ts'
import { riskOf } from './risk-words.ts'
import type { StoryText } from './types.ts'
import { unknownsIn } from './unknowns.ts'
import { verbsIn } from './verbs.ts'

/** What was found, each by what makes it the same as another. */
class Collected {
  private readonly facts = new Map<string, Fact & { kind: string }>()

  add(key: string, words: string, from: Fact['from'], kind = ''): void {
    if (!this.facts.has(key)) this.facts.set(key, { words, from, kind })
  }

  get entries(): [key: string, fact: Fact & { kind: string }][] {
    return [...this.facts]
  }

  get all(): Fact[] {
    return [...this.facts.values()].map(({ words, from }) => ({ words, from }))
  }
}

/**
 * What a story says of how much work it is, for `estimate`: criteria, verbs, other systems, what is open, risks. Each sentence is read by itself
 * and each fact counts once, so a criterion more, or a context, never makes any fact fewer. Sentences in other languages than English are counted and not read.
 */
export function readStory({
  title,
  userStory,
  description,
  acceptanceCriteria,
  context = '',
}: StoryText): StoryFacts {
  const reading = new Reading()
  reading.read(title, 'story')
  const titled = reading.words
  reading.read(userStory, 'story')
  reading.read(description, 'story')
  const criteria = new Collected()
  for (const { given, when, then } of acceptanceCriteria) {
    for (const text of [given, when, then]) reading.read(text, 'story')
    criteria.add(keyOf([given, when, then].join('\n')), then || when || given, 'story')
  }
  const words = reading.words - titled
  reading.read(context, 'context')
  return { criteria: criteria.all, ...reading.facts(), words }
}

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

class Reading {
  words = 0
  private unread = 0
  private readonly verbs = new Collected()
  private readonly integrations = new Collected()
  private readonly unknowns = new Collected()
  private readonly risks = new Collected()

  read(text: string, from: Fact['from']): void {
    for (const { text: sentence, is } of sentencesOf(text)) {
      if (is === 'code' || is === 'link') continue
      const tokens = tokenise(sentence)
      this.words += tokens.filter(({ kind }) => kind !== 'mark').length
      if (whyNotRead(sentence) !== undefined) {
        this.unread += 1
        continue
      }
      for (const verb of verbsIn(tokens)) this.verbs.add(verb, verb, from)
      for (const { key, words } of integrationsIn(tokens)) this.integrations.add(key, words, from)
      for (const words of unknownsIn(sentence)) this.unknowns.add(keyOf(words), words, from)
      for (const token of tokens) {
        const kind = token.kind === 'word' ? riskOf(token.text.toLowerCase(), token.lemma) : undefined
        if (kind !== undefined && token.kind === 'word') this.risks.add(token.lemma, token.text, from, kind)
      }
    }
  }

  facts(): Omit<StoryFacts, 'criteria' | 'words'> {
    const named = this.integrations.entries.filter(([key]) => key !== '')
    // "The API" beside a name is most likely that one.
    const integrations = (named.length > 0 ? named : this.integrations.entries).map(
      ([, { words, from }]): Fact => ({ words, from }),
    )
    const risks = this.risks.entries.map(([, risk]) => risk)
    return { verbs: this.verbs.all, integrations, unknowns: this.unknowns.all, risks, unread: this.unread }
  }
}
