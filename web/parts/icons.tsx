import './icons.css'

const paths = {
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  list: 'M4 6h16M4 12h16M4 18h16',
  sidebar: 'M4 5h16v14H4zM9.5 5v14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  open: 'm9 6 6 6-6 6',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m6-6-6 6-6-6',
  remove: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  play: 'm8 5 11 7-11 7V5Z',
  pause: 'M8 5v14m8-14v14',
  holds: 'm5 12.5 4.5 4.5L19 7',
  unknown: 'M7 8.5a5 5 0 1 1 7.4 4.4c-1.5.8-2.4 1.9-2.4 3.6M12 21h.01',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" class={`drawn-icon is-${name}`}>
    <path d={paths[name]} />
  </svg>
)

interface IconButtonProps {
  icon: IconName
  label: string
  act: () => void
  disabled?: boolean
  expanded?: boolean
  controls?: string
}

/** A small button that shows a sign and says its name. It stays focusable where it can do nothing now. */
export const IconButton = ({ icon, label, act, disabled, expanded, controls }: IconButtonProps) => (
  <button
    type="button"
    class="button quiet small icon"
    aria-label={label}
    title={label}
    aria-disabled={disabled ? 'true' : undefined}
    aria-expanded={expanded}
    aria-controls={controls}
    onClick={() => {
      if (!disabled) act()
    }}
  >
    <Icon name={icon} />
  </button>
)
