import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { GroupName } from '../../page-declaration.ts'
import { texts } from '../../texts/en/sidebar.ts'
import { Icon } from '../icons.tsx'
import type { Entry, Group } from './entries.ts'
import { isGroupOpen, withGroup } from './folding.ts'
import { folding, remember } from './remembered.ts'

interface GroupsProps {
  groups: readonly Group[]
  /** The group of the page that is shown. */
  current: GroupName | undefined
  /** The address of that page. */
  path: string
  /** What follows each address, such as `?range=30d`. */
  search: string
}

/** The pages in their groups. That of the page one comes to is open. */
export function Groups({ groups, current, path, search }: GroupsProps) {
  const arrivedIn = useSignal(current)
  useEffect(() => void (arrivedIn.value = current), [path])
  function toggle(group: GroupName, isOpen: boolean) {
    if (group === arrivedIn.value) arrivedIn.value = undefined
    remember(withGroup(folding.peek(), group, isOpen))
  }
  return groups.map(({ name, entries }) =>
    name === 'home' || name === 'manage' ? (
      <Links key={name} entries={entries} search={search} />
    ) : (
      <Foldable
        key={name}
        text={texts.groups[name]}
        isOpen={isGroupOpen(folding.value, name, arrivedIn.value)}
        toggle={(isOpen) => toggle(name, isOpen)}
        entries={entries}
        search={search}
      />
    ),
  )
}

interface FoldableProps extends LinksProps {
  text: string
  isOpen: boolean
  toggle: (isOpen: boolean) => void
}

function Foldable({ text, isOpen, toggle, ...links }: FoldableProps) {
  const id = useId()
  return (
    <div class="sidebar-group">
      <button
        type="button"
        id={`${id}-name`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => toggle(!isOpen)}
      >
        <span>
          {text} <span class="visually-hidden">{texts.pagesIn}</span>
        </span>
        <Icon name="open" />
      </button>
      <Links id={id} labelledBy={`${id}-name`} isHidden={!isOpen} {...links} />
    </div>
  )
}

interface LinksProps {
  entries: readonly Entry[]
  search: string
  id?: string
  labelledBy?: string
  isHidden?: boolean
}

const Links = ({ entries, search, id, labelledBy, isHidden }: LinksProps) => (
  <ul id={id} aria-labelledby={labelledBy} hidden={isHidden}>
    {entries.map(({ href, text, current }) => (
      <li key={href}>
        <a href={href + search} aria-current={current}>
          {text}
        </a>
      </li>
    ))}
  </ul>
)
