import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/files.ts'
import { announce } from '../announce.tsx'
import { Button } from '../button.tsx'
import { confirmed } from '../confirm.tsx'
import { Empty, Failed, Loading } from '../states.tsx'
import { toast } from '../toasts.tsx'
import { Drop } from './drop.tsx'
import { FileRow } from './file-row.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { queueTo } from './queues.ts'
import { type FilePlace, isUnderWay } from './types.ts'
import { type Files, useFiles } from './use-files.ts'
import './files.css'

interface FileListProps {
  place: FilePlace
  mayAdd: boolean
  mayDelete: boolean
  /** Why none may be added now. */
  closed?: string | undefined
  /** Something was added, read or deleted. */
  changed?: () => void
}

/** The files of a place: added many at a time, followed until they are read, deleted and read anew. */
export function FileList({ place, mayAdd, mayDelete, closed, changed }: FileListProps) {
  const files = useFiles(place)
  const queue = queueTo(place.upload)
  const arrived = queue.arrived.value.length
  const known = useRef(arrived)
  useEffect(() => {
    if (arrived === known.current) return
    for (const { sentAs, kept } of queue.twice(known.current)) toast(texts.already(kept.fileName, sentAs))
    known.current = arrived
    if (queue.all.peek().every(({ state }) => state === 'failed')) announce(texts.added(arrived))
    void files.again().then(changed)
  }, [arrived])
  useSaidEnd(files, changed)
  const dropped = (fileId: string) => {
    files.drop(fileId)
    changed?.()
  }
  const add = (some: Iterable<File>) => queue.add(some, files.all.peek()?.map(({ fileId }) => fileId) ?? [])
  return (
    <section class="files" aria-labelledby="files-that-are-here">
      {closed && <p class="warning">{closed}</p>}
      {mayAdd && !closed && <Drop add={add} isFirst={files.all.value?.length === 0} />}
      <OnTheWay queue={queue} />
      <Here files={files} place={place} mayDelete={mayDelete} mayAdd={mayAdd} dropped={dropped} />
    </section>
  )
}

/** Says when the last of them is read. */
function useSaidEnd({ all }: Files, changed?: () => void) {
  const going = all.value?.filter(isUnderWay).length ?? 0
  const was = useRef(going)
  useEffect(() => {
    if (was.current > 0 && going === 0) {
      announce(texts.readyNow)
      changed?.()
    }
    was.current = going
  }, [going])
}

interface HereProps {
  files: Files
  place: FilePlace
  mayAdd: boolean
  mayDelete: boolean
  dropped: (fileId: string) => void
}

const atOnce = 50
const manyAt = 8

function Here({ files, place, mayAdd, mayDelete, dropped }: HereProps) {
  const { all, error, hasMore, again, more } = files
  const words = useSignal('')
  const many = useSignal(atOnce)
  const known = all.value
  if (!known) return error.value === null ? <Loading /> : <Failed error={error.value} retry={again} />
  const typed = words.value.trim().toLowerCase()
  const found = known.filter(({ fileName }) => fileName.toLowerCase().includes(typed))
  const going = known.filter(isUnderWay).length
  async function showMore() {
    if (found.length < many.value + atOnce && hasMore.value) await more()
    many.value += atOnce
  }
  return (
    <>
      <div class="head">
        <h2 id="files-that-are-here" tabIndex={-1} class={known.length === 0 ? 'visually-hidden' : undefined}>
          {known.length > 0 && !hasMore.value ? texts.files(known.length) : texts.title}
        </h2>
        {going > 0 && <span class="tag running">{texts.underWay(going)}</span>}
        {mayDelete && known.length > 0 && <ReadAnew files={files} place={place} />}
      </div>
      {error.value !== null && <Failed error={error.value} retry={again} />}
      {known.length === 0 && <None mayAdd={mayAdd} />}
      {known.length > manyAt && (
        <input
          type="search"
          class="files-find"
          aria-label={texts.find}
          placeholder={texts.find}
          autocomplete="off"
          value={words.value}
          onInput={({ currentTarget }) => (words.value = currentTarget.value)}
        />
      )}
      {known.length > 0 && found.length === 0 && (
        <NoneFound words={words.value} show={() => (words.value = '')} />
      )}
      {found.length > 0 && (
        <ul class="framed file-rows" aria-label={texts.list}>
          {found.slice(0, many.value).map((file) => (
            <FileRow key={file.fileId} place={place} file={file} mayDelete={mayDelete} dropped={dropped} />
          ))}
        </ul>
      )}
      {(found.length > many.value || hasMore.value) && (
        <p class="actions files-more">
          <Button act={showMore} busy={texts.reading}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  )
}

const None = ({ mayAdd }: { mayAdd: boolean }) => (
  <Empty>
    <h3>{texts.none}</h3>
    <p>{mayAdd ? texts.noneHint : texts.noneForViewer}</p>
  </Empty>
)

const NoneFound = ({ words, show }: { words: string; show: () => void }) => (
  <Empty>
    <p dir="auto">{texts.noneFound(words.trim())}</p>
    <p class="actions">
      <Button act={show}>{texts.showAll}</Button>
    </p>
  </Empty>
)

function ReadAnew({ files, place }: { files: Files; place: FilePlace }) {
  async function readAnew() {
    const many = files.all.peek()?.length ?? 0
    const question = { title: texts.againTitle, text: texts.againWhat(many), action: texts.againAct }
    if (!(await confirmed(question))) return
    await place.readAnew()
    await files.again()
    toast(texts.againStarted)
  }
  return (
    <Button small act={readAnew}>
      {texts.again}
    </Button>
  )
}
