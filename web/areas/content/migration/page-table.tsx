import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts as all } from '../../../texts/en/content.ts'
import type { ContentType, PlannedPage } from '../parts/types.ts'
import { type PlannedFiles, nameOfFile } from '../parts/use-files.ts'
import { ForFound, type ForFoundChange } from './for-found.tsx'

const texts = all.migration

interface PageTableProps {
  pages: readonly PlannedPage[]
  types: readonly ContentType[]
  files: PlannedFiles
  /** The recommended type of pages without one, by their files. */
  recommended: ReadonlyMap<string, string>
  /** Absent for who may not change anything. */
  change: ForFoundChange | undefined
  preview: (fileId: string) => void
}

/** The files of a project with what each becomes. */
export function PageTable({ pages, types, files, recommended, change, preview }: PageTableProps) {
  const write = change && ((page: PlannedPage) => change([page], () => page))
  const nameOf = ({ fileId }: PlannedPage) => nameOfFile(files, fileId)
  const nameOfType = (contentTypeId: string | undefined) =>
    types.find((type) => type.contentTypeId === contentTypeId)?.name ?? texts.removedType
  const typeOf = ({ contentTypeId }: PlannedPage) =>
    contentTypeId ? nameOfType(contentTypeId) : texts.noType
  const statusOf = ({ status }: PlannedPage) => texts.statuses[status] ?? status
  const columns: Column<PlannedPage>[] = [
    { name: texts.file, isHead: true, by: nameOf, cell: (page) => <Given>{nameOf(page)}</Given> },
    {
      name: texts.type,
      by: typeOf,
      cell: (page) =>
        write ? (
          <Typed
            page={page}
            types={types}
            name={nameOf(page)}
            suggested={recommended.get(page.fileId)}
            write={write}
          />
        ) : (
          <Given>{typeOf(page)}</Given>
        ),
    },
    {
      name: texts.status,
      by: statusOf,
      cell: (page) =>
        write ? <StatusChoice page={page} name={nameOf(page)} write={write} /> : statusOf(page),
    },
    {
      name: texts.preview,
      cell: (page) => (
        <Button small label={texts.previewOf(nameOf(page))} act={() => preview(page.fileId)}>
          {texts.preview}
        </Button>
      ),
    },
  ]
  return (
    <>
      <p class="muted plan-counts">{counts(pages)}</p>
      <Table
        caption={texts.caption}
        columns={columns}
        items={pages}
        keyOf={({ fileId }) => fileId}
        text={(page) => `${nameOf(page)} ${typeOf(page)} ${statusOf(page)}`}
        empty={texts.noneFound}
        {...(change && {
          forFound: (found: readonly PlannedPage[]) => (
            <ForFound found={found} types={types} recommended={recommended} change={change} />
          ),
        })}
      />
    </>
  )
}

const counts = (pages: readonly PlannedPage[]) =>
  Object.entries(texts.statuses)
    .map(([status, word]) => ({
      word,
      count: pages.filter((page) => (page.status ?? 'planned') === status).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => texts.counts(count, word))
    .join(' · ')

interface ChoiceProps {
  page: PlannedPage
  name: string
  write: (page: PlannedPage) => void
}

const TypeChoice = ({ page, types, name, write }: ChoiceProps & { types: readonly ContentType[] }) => (
  <select
    aria-label={texts.typeOf(name)}
    value={page.contentTypeId ?? ''}
    onChange={({ currentTarget }) => write({ ...page, contentTypeId: currentTarget.value || null })}
  >
    <option value="">{texts.noType}</option>
    {page.contentTypeId && !types.some(({ contentTypeId }) => contentTypeId === page.contentTypeId) && (
      <option value={page.contentTypeId}>{texts.removedType}</option>
    )}
    {types.map((type) => (
      <option key={type.contentTypeId} value={type.contentTypeId} dir="auto">
        {type.name}
      </option>
    ))}
  </select>
)

interface TypedProps extends ChoiceProps {
  types: readonly ContentType[]
  suggested: string | undefined
}

/** The type of a page, and what an analysis recommends for one without any. */
function Typed({ suggested, ...of }: TypedProps) {
  const { page, types, name, write } = of
  const type = types.find(({ contentTypeId }) => contentTypeId === suggested)
  return (
    <div class="type-choice">
      <TypeChoice {...of} />
      {type && (
        <span class="suggested">
          <span class="muted" dir="auto">
            {texts.recommended(type.name)}
          </span>
          <Button
            small
            kind="quiet"
            label={texts.takeOf(type.name, name)}
            act={() => write({ ...page, contentTypeId: type.contentTypeId })}
          >
            {texts.take}
          </Button>
        </span>
      )}
    </div>
  )
}

const StatusChoice = ({ page, name, write }: ChoiceProps) => (
  <select
    aria-label={texts.statusOf(name)}
    value={page.status ?? 'planned'}
    onChange={({ currentTarget }) =>
      write({ ...page, status: currentTarget.value as NonNullable<PlannedPage['status']> })
    }
  >
    {Object.entries(texts.statuses).map(([status, word]) => (
      <option key={status} value={status}>
        {word}
      </option>
    ))}
  </select>
)
