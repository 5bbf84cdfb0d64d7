import { Button } from '../../../parts/button.tsx'
import { editing as texts } from '../../../texts/en/quality.ts'
import type { Clash } from './merge.ts'
import { told } from './told.ts'

interface ClashesProps<T> {
  clashes: readonly Clash<T>[]
  nameOf: (field: string) => string
  wordOf?: (field: string, value: unknown) => string | undefined
  choose: (clash: Clash<T>, whose: 'mine' | 'theirs') => void
}

/** What two people changed at once: both versions, and the choice. Nothing is saved until it is made. */
export function Clashes<T>({ clashes, nameOf, wordOf, choose }: ClashesProps<T>) {
  if (clashes.length === 0) return null
  const said = (field: string, value: unknown) => wordOf?.(field, value) ?? told(value).text
  return (
    <section class="warning qa-clashes" role="alert">
      <p>
        <b>{texts.clash(clashes.length)}</b> {texts.clashHint}
      </p>
      <ul>
        {clashes.map((clash) => {
          const name = nameOf(clash.field)
          return (
            <li key={clash.field}>
              <h3>{name}</h3>
              <div class="qa-versions">
                <div>
                  <p class="hint">{texts.mine}</p>
                  <blockquote dir="auto">{said(clash.field, clash.mine)}</blockquote>
                  <Button small act={() => choose(clash, 'mine')} label={texts.keepMine(name)}>
                    {texts.keep}
                  </Button>
                </div>
                <div>
                  <p class="hint">{texts.theirs}</p>
                  <blockquote dir="auto">{said(clash.field, clash.theirs)}</blockquote>
                  <Button small act={() => choose(clash, 'theirs')} label={texts.takeTheirs(name)}>
                    {texts.take}
                  </Button>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
