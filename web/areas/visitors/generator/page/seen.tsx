import { Given } from '../../../../parts/given.tsx'
import { useFirst } from '../../../../parts/use-first.tsx'
import { texts } from '../../../../texts/en/generator-page.ts'
import { type Control, type SeenPage, limitsOf, optionsOf, regionsOf, revealsOf } from './words.ts'

const firstControls = 30

/** A page as it was seen. Everything in it is somebody else's, and is shown as text. */
export function Seen({ page }: { page: SeenPage }) {
  const { url, title, controls, headings, messages, tables, cut } = page
  const lists = [
    [texts.headings, headings],
    [texts.messages, messages],
    [texts.tables, tables.map(({ name, columns, rows }) => texts.table(name, columns, rows))],
  ] as const
  return (
    <section class="page-part" aria-label={title || url}>
      <h2>
        <Given>{title || url}</Given>
      </h2>
      <p class="page-address">
        <Given>{url}</Given>
      </p>
      <p class="muted">{controls.length > 0 ? texts.controls(controls.length) : texts.noControls}</p>
      {cut && <p class="note">{texts.cut}</p>}
      {regionsOf(page).map(([name, all], _index, regions) => (
        <Region key={name} name={name === '' && regions.length > 1 ? texts.elsewhere : name} controls={all} />
      ))}
      {lists.map(([name, entries]) => entries.length > 0 && <Entries key={name} name={name} all={entries} />)}
    </section>
  )
}

function Region({ name, controls }: { name: string; controls: readonly Control[] }) {
  const { shown, more } = useFirst(controls, { first: firstControls, words: texts.more })
  return (
    <>
      {name !== '' && (
        <h3>
          <Given>{name}</Given>
        </h3>
      )}
      <ul class="framed page-controls">
        {shown.map((control, index) => (
          <ControlRow key={index} control={control} />
        ))}
      </ul>
      {more}
    </>
  )
}

function ControlRow({ control }: { control: Control }) {
  const { name, role, type, disabled, hidden, hint } = control
  const kind = type !== undefined && type !== role ? `${role}, ${type}` : role
  const options = optionsOf(control)
  const reveals = revealsOf(control)
  const facts = [
    ...limitsOf(control),
    ...(disabled ? [texts.disabled] : []),
    ...(hidden ? [texts.hidden] : []),
  ]
  return (
    <li>
      <p>
        {name === '' ? <i class="muted">{texts.unnamed}</i> : <strong dir="auto">{name}</strong>}{' '}
        <span class="page-kind">{kind}</span>
      </p>
      {facts.length > 0 && <p dir="auto">{facts.join(' · ')}</p>}
      {options !== '' && <p dir="auto">{options}</p>}
      {hint && <p dir="auto">{hint}</p>}
      {reveals.length > 0 && (
        <p dir="auto">
          {texts.shownAfter} {reveals.join(' → ')}
        </p>
      )}
    </li>
  )
}

const firstEntries = 30

function Entries({ name, all }: { name: string; all: readonly string[] }) {
  const { shown, more } = useFirst(all, { first: firstEntries, words: texts.more })
  return (
    <details>
      <summary>{name}</summary>
      <ul class="page-entries">
        {shown.map((entry, index) => (
          <li key={index} dir="auto">
            {entry}
          </li>
        ))}
      </ul>
      {more}
    </details>
  )
}
