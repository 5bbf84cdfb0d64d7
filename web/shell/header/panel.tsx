import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { type Theme, chooseTheme, theme, themes } from '../../client/theme.ts'
import { person, signOut } from '../../client/session.ts'
import { Button } from '../../parts/button.tsx'
import { Given } from '../../parts/given.tsx'
import { texts } from '../../texts/en/shell.ts'
import { showKeys } from '../keys.tsx'
import { Organizations } from './organizations.tsx'

export const panelId = 'bar-panel'

/** What opens from the header: on a phone the areas, and everywhere who one is, settings and docs, for which organization, and how the pages look. */
export function Panel({ children }: { children: ComponentChildren }) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  function follow({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <div ref={panel} id={panelId} popover="auto" class="bar-panel" onClick={follow}>
      {person.value && <Who name={person.value.name} email={person.value.email} />}
      {children}
      <Organizations done={close} />
      <ThemeChoice />
      <div>
        <button
          type="button"
          class="row"
          onClick={() => {
            close()
            showKeys()
          }}
        >
          {texts.keys}
          <kbd aria-hidden="true">?</kbd>
        </button>
        {person.value && (
          <Button kind="row" act={signOut} busy={texts.signingOut}>
            {texts.signOut}
          </Button>
        )}
      </div>
    </div>
  )
}

const Who = ({ name, email }: { name: string; email: string }) => (
  <p class="panel-who">
    <b>
      <Given>{name}</Given>
    </b>
    <span>
      <Given>{email}</Given>
    </span>
  </p>
)

const ThemeChoice = () => (
  <div>
    <p class="panel-title" id="theme">
      {texts.theme}
    </p>
    <div class="theme-choice" role="radiogroup" aria-labelledby="theme">
      {themes.map((one: Theme) => (
        <label key={one}>
          <input type="radio" name="theme" checked={theme.value === one} onChange={() => chooseTheme(one)} />
          <span>{texts.themes[one]}</span>
        </label>
      ))}
    </div>
  </div>
)
