import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { areKeysOn, meant, shortcuts, switchKeys, useShortcuts } from '../parts/shortcuts.ts'
import { Modal } from '../parts/modal.tsx'
import { texts } from '../texts/en/shell.ts'
import { openJump } from './jump-open.ts'

const isOpen = signal(false)
export const showKeys = () => void (isOpen.value = true)

const everywhere = [
  { keys: ['/'], text: texts.keyJump, act: openJump },
  { keys: ['?'], text: texts.keyHelp, act: showKeys },
]

/** Hears the shortcuts of a key alone, and lists all that hold on the page. */
export function Keys() {
  useShortcuts(everywhere)
  useEffect(() => {
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <Modal title={texts.keys} isOpen={isOpen.value} close={() => (isOpen.value = false)}>
      <dl class="keys">
        {shortcuts.value.map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div class="choice">
        <input
          id="keys-on"
          type="checkbox"
          checked={areKeysOn.value}
          onChange={({ currentTarget }) => switchKeys(currentTarget.checked)}
        />
        <label for="keys-on">{texts.keysOn}</label>
      </div>
      <p class="actions end">
        <button type="button" class="button plain" onClick={() => (isOpen.value = false)}>
          {texts.close}
        </button>
      </p>
    </Modal>
  )
}

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

function hear(event: KeyboardEvent) {
  const isTyping = event.target instanceof Element && event.target.closest(fields) !== null
  const isCovered = document.querySelector('dialog:modal') !== null
  const shortcut = meant(event, { isTyping, isCovered })
  if (!shortcut) return
  event.preventDefault()
  shortcut.act?.()
}
