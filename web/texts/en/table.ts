const count = new Intl.NumberFormat('en')

export const texts = {
  filter: 'Filter',
  sortBy: 'Sort by',
  asItCame: 'As it came',
  ascending: (name: string) => `${name}, ascending`,
  descending: (name: string) => `${name}, descending`,
  noneFound: 'Nothing here contains these words.',
  showAll: 'Show all',
  range: (from: number, to: number, all: number) =>
    `${count.format(from)}–${count.format(to)} of ${count.format(all)}`,
  pages: 'Pages of the table',
  before: 'Previous page',
  next: 'Next page',
}
