import type { ComponentChildren } from 'preact'
import type { Clash } from '../../client/merge.ts'
import { texts } from '../../texts/en/editing.ts'
import { Button } from '../button.tsx'
import type { Editing } from './use-editing.ts'
import './clashes.css'

interface ClashesProps<T> {
  editing: Pick<Editing<T>, 'clashes' | 'choose'>
  nameOf: (field: string) => string
  /** A version of a field in words; empty where there is nothing. */
  say: (field: string, value: unknown) => string
}

/** What two people changed at once: both versions, and the choice. Nothing is saved until it is made. */
export function Clashes<T>({ editing: { clashes, choose }, nameOf, say }: ClashesProps<T>) {
  const all = clashes.value
  if (all.length === 0) return null
  function take(clash: Clash<T>, whose: 'mine' | 'theirs') {
    choose(clash, whose)
    goOn(clash.field)
  }
  return (
    <section class="warning clashes" role="alert">
      <p>
        <b>{texts.clash(all.length)}</b> {texts.clashHint}
      </p>
      <ul>
        {all.map((clash) => {
          const name = nameOf(clash.field)
          return (
            <li key={clash.field}>
              <p>
                <b>{name}</b>
              </p>
              <div class="versions">
                <Version words={texts.mine} text={say(clash.field, clash.mine)}>
                  <Button small act={() => take(clash, 'mine')} label={texts.keepMine(name)}>
                    {texts.keep}
                  </Button>
                </Version>
                <Version words={texts.theirs} text={say(clash.field, clash.theirs)}>
                  <Button small act={() => take(clash, 'theirs')} label={texts.takeTheirs(name)}>
                    {texts.take}
                  </Button>
                </Version>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface VersionProps {
  words: string
  text: string
  children: ComponentChildren
}

const Version = ({ words, text, children }: VersionProps) => (
  <div>
    <p class="hint">{words}</p>
    {text ? <blockquote dir="auto">{text}</blockquote> : <p class="nothing">{texts.emptied}</p>}
    {children}
  </div>
)

/** The button that was pressed is gone: the keyboard goes on in the field, at the next choice, or where all is saved. */
const goOn = (field: string) =>
  setTimeout(() => {
    const places = [`main [name="${field}"]`, '.clashes button', '.action-bar .primary']
    const found = places
      .map((place) => document.querySelector<HTMLElement>(place))
      .find((one) => one !== null)
    found?.focus()
  })
