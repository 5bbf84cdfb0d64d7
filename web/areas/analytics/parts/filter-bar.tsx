import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { texts as dashboardTexts } from '../../../texts/en/analytics-dashboard.ts'
import { texts } from '../../../texts/en/analytics-parts.ts'
import { Chips } from '../website/chips.tsx'
import { type FilterName, filterNames } from '../website/dimensions.ts'
import { conditionOf, without } from '../website/filters.ts'
import { Segments } from './segments.tsx'
import type { Asked } from './use-asked.ts'

/** Whose visits count: filters that are added and taken away, and those that are kept as segments. */
export function FilterBar({ asked, mayChange }: { asked: Asked; mayChange: boolean }) {
  const isOpen = useSignal(false)
  return (
    <div class="analytics-tools">
      <Segments asked={asked} mayChange={mayChange} />
      <Button act={() => void (isOpen.value = !isOpen.peek())} expanded={isOpen.value}>
        {isOpen.value ? texts.closeFilter : texts.addFilter}
      </Button>
      <Chips filters={asked.filters} remove={(names) => asked.ask(without(names))} />
      {isOpen.value && <NewFilter asked={asked} close={() => void (isOpen.value = false)} />}
    </div>
  )
}

const options = filterNames.map((name) => [name, dashboardTexts.dimensions[name]] as const)
const isName = (text: string | undefined): text is FilterName => filterNames.some((name) => name === text)

function NewFilter({ asked, close }: { asked: Asked; close: () => void }) {
  const list = useId()
  const by = useSignal<FilterName>('path')
  const { reading } = useRead(() => {
    const { startAt, endAt } = asked.range()
    return call('GET /api/websites/{websiteId}/values', {
      websiteId: asked.website.id,
      startAt,
      endAt,
      type: by.value,
      limit: 100,
    })
  }, [asked.website.id, asked.id, by.value])
  const values = reading.value.state === 'ready' ? reading.value.value : []
  async function send({ name, value = '' }: Values) {
    if (isName(name)) asked.ask({ [name]: conditionOf(value) })
    close()
  }
  return (
    <div
      class="panel new-filter"
      onChange={({ target }) => {
        const { name, value } = target as HTMLSelectElement
        if (name === 'name' && isName(value)) by.value = value
      }}
    >
      <Form action={texts.add} busy={texts.adding} send={send} label={texts.addFilter}>
        <Field label={texts.filterBy} name="name" value={by.peek()} options={options} />
        <Field
          label={texts.value}
          name="value"
          hint={texts.valueHint}
          list={list}
          autocomplete="off"
          maxLength={900}
          dir="auto"
          required
        />
        <datalist id={list}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </Form>
    </div>
  )
}
