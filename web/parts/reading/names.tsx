import { useId } from 'preact/hooks'
import { nameKinds, texts } from '../../texts/en/reading.ts'
import { useFirst } from '../use-first.tsx'
import type { TextReading } from './source.ts'

type Name = TextReading['names'][number]

/** What the text calls things: its fields, things, states and options, with what it says of each. */
export function Names({ names }: Pick<TextReading, 'names'>) {
  const id = useId()
  const { shown, more } = useFirst(names, { first: 8, words: texts.moreNames })
  if (names.length === 0) return null
  return (
    <section class="read-names" aria-labelledby={id}>
      <h3 id={id}>{texts.names}</h3>
      <ul>
        {shown.map((each) => (
          <li key={`${each.kind} ${each.name}`}>
            <b dir="auto">{each.name}</b> <span class="tag">{nameKinds[each.kind]}</span>{' '}
            <span class="muted" dir="auto">
              {saidOf(each)}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

const saidOf = ({ limits, options, required }: Name): string =>
  [
    ...(required === null ? [] : [required ? texts.required : texts.optional]),
    ...limits,
    ...(options.length > 0 ? [options.join(', ')] : []),
  ].join(' · ')
