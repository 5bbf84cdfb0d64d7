import type { PageInventory } from './schema.ts'

type Surroundings = Pick<PageInventory, 'headings' | 'regions' | 'tables' | 'values' | 'messages'>

const most = { headings: 500, regions: 200, tables: 100, values: 300, messages: 200 }

/** The headings, regions, tables, labelled values and messages of an inventory with those that another state of the page has beside them. */
export function joinSurroundings(inventory: PageInventory, other: Surroundings): PageInventory {
  const { headings, regions, tables, values = [], messages } = inventory
  return {
    ...inventory,
    headings: union(headings, other.headings, (text) => text).slice(0, most.headings),
    regions: union(regions, other.regions, (one) => JSON.stringify(one)).slice(0, most.regions),
    tables: union(tables, other.tables, ({ name, columns }) => JSON.stringify([name, columns])).slice(
      0,
      most.tables,
    ),
    // What is worked out anew in another state is the same place of the page.
    values: union(values, other.values ?? [], ({ name, hidden }) => JSON.stringify([name, hidden])).slice(
      0,
      most.values,
    ),
    messages: union(messages, other.messages, (text) => text).slice(0, most.messages),
  }
}

function union<Item>(items: readonly Item[], more: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Set(items.map(keyOf))
  const fresh = more.filter((item) => {
    const key = keyOf(item)
    return !known.has(key) && known.add(key)
  })
  return [...items, ...fresh]
}
