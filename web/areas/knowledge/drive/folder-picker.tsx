import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Entry, Rows } from '../../../parts/rows.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/drive.ts'
import type { Choice } from './types.ts'

interface FolderPickerProps {
  organizationId: string
  kbId: string
  changed: () => Promise<void>
}

/** The way from the top of the drive to the folder that is looked at, which is not on it. */
const top: Choice = { folderId: 'root', name: texts.wholeDrive }

/** The folders of the drive, one inside the other, each of which can be added. Nothing is asked for before somebody wants to choose. */
export function FolderPicker(props: FolderPickerProps) {
  const isOpen = useSignal(false)
  return (
    <section class="panel" aria-labelledby="drive-choose">
      <h2 id="drive-choose">{texts.choose}</h2>
      <p class="actions">
        <Button kind="primary" act={() => void (isOpen.value = !isOpen.value)} expanded={isOpen.value}>
          {isOpen.value ? texts.closeFolders : texts.openFolders}
        </Button>
      </p>
      {isOpen.value && <Folders {...props} close={() => (isOpen.value = false)} />}
    </section>
  )
}

function Folders({ organizationId, kbId: id, changed, close }: FolderPickerProps & { close: () => void }) {
  const way = useSignal<readonly Choice[]>([top])
  const here = way.value.at(-1) ?? top
  const list = usePages<Choice>(
    async ({ cursor }) => {
      const from = cursor === undefined ? {} : { pageToken: cursor }
      const wanted = { organizationId, parentId: here.folderId, ...from }
      const answer = await call('GET /api/organizations/{organizationId}/drive/folders', wanted)
      return { items: answer.folders, nextCursor: answer.nextPageToken }
    },
    [here.folderId],
  )
  async function add({ folderId, name }: Choice) {
    try {
      await call('POST /api/knowledge-bases/{id}/drive-folders', { id, folderId })
      announce(texts.added(name))
      close()
    } finally {
      await changed()
    }
  }
  return (
    <>
      <Way way={way.value} go={(to) => void (way.value = to)} />
      <p class="actions">
        <Button small act={() => add(here)} busy={texts.adding}>
          {texts.addThis}
        </Button>
      </p>
      <Rows list={list} empty={texts.noFolders}>
        {(choice) => (
          <Found
            key={choice.folderId}
            choice={choice}
            open={() => void (way.value = [...way.value, choice])}
            add={() => add(choice)}
          />
        )}
      </Rows>
    </>
  )
}

interface WayProps {
  way: readonly Choice[]
  go: (to: readonly Choice[]) => void
}

/** Where in the drive somebody is, and the way back. */
const Way = ({ way, go }: WayProps) => (
  <nav aria-label={texts.way}>
    <ol class="drive-way">
      {way.map((step, at) => (
        <li key={step.folderId}>
          {at === way.length - 1 ? (
            <span aria-current="true" dir="auto">
              {step.name}
            </span>
          ) : (
            <Button kind="link" act={() => go(way.slice(0, at + 1))}>
              {step.name}
            </Button>
          )}
        </li>
      ))}
    </ol>
  </nav>
)

interface FoundProps {
  choice: Choice
  open: () => void
  add: () => Promise<void>
}

const Found = ({ choice: { name }, open, add }: FoundProps) => (
  <Entry
    what={<span dir="auto">{name}</span>}
    acts={
      <>
        <Button small act={open} label={texts.openNamed(name)}>
          {texts.open}
        </Button>
        <Button small act={add} busy={texts.adding} label={texts.addNamed(name)}>
          {texts.add}
        </Button>
      </>
    }
  />
)
