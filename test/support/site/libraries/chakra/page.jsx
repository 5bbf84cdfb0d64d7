import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as C from '@chakra-ui/react'

const people = ['Ann', 'Bob', 'Cleo']
const collection = (names) =>
  C.createListCollection({ items: names.map((value) => ({ value, label: value })) })
const countries = collection(['France', 'Germany', 'Spain'])
const skills = collection(['Cooking', 'Sailing', 'Singing'])
const toaster = C.createToaster({ placement: 'bottom-end' })

function Select({ label, known, ...rest }) {
  return (
    <C.Select.Root collection={known} {...rest}>
      <C.Select.HiddenSelect />
      <C.Select.Label>{label}</C.Select.Label>
      <C.Select.Control>
        <C.Select.Trigger>
          <C.Select.ValueText placeholder="Choose" />
        </C.Select.Trigger>
      </C.Select.Control>
      <C.Portal>
        <C.Select.Positioner>
          <C.Select.Content>
            {known.items.map((item) => (
              <C.Select.Item item={item} key={item.value}>
                {item.label}
                <C.Select.ItemIndicator />
              </C.Select.Item>
            ))}
          </C.Select.Content>
        </C.Select.Positioner>
      </C.Portal>
    </C.Select.Root>
  )
}

function City({ tell }) {
  const { contains } = C.useFilter({ sensitivity: 'base' })
  const { collection: shown, filter } = C.useListCollection({
    initialItems: ['Barcelona', 'Berlin', 'Madrid', 'Paris'],
    filter: contains,
  })
  return (
    <C.Combobox.Root
      collection={shown}
      onInputValueChange={({ inputValue }) => filter(inputValue)}
      onValueChange={({ value }) => tell(`city ${value.join()}`)}
    >
      <C.Combobox.Label>City</C.Combobox.Label>
      <C.Combobox.Control>
        <C.Combobox.Input />
        <C.Combobox.IndicatorGroup>
          <C.Combobox.Trigger />
        </C.Combobox.IndicatorGroup>
      </C.Combobox.Control>
      <C.Portal>
        <C.Combobox.Positioner>
          <C.Combobox.Content>
            {shown.items.map((item) => (
              <C.Combobox.Item item={item} key={item}>
                {item}
              </C.Combobox.Item>
            ))}
          </C.Combobox.Content>
        </C.Combobox.Positioner>
      </C.Portal>
    </C.Combobox.Root>
  )
}

function Page() {
  const [told, tell] = useState('nothing')
  const [chosen, setChosen] = useState([])
  return (
    <C.Container as="main" maxW="lg">
      <C.Heading as="h1">Team settings</C.Heading>
      <p>Last change: {told}</p>
      <C.Stack gap="3">
        <C.Field.Root>
          <C.Field.Label>Full name</C.Field.Label>
          <C.Input onChange={(event) => tell(`name ${event.target.value}`)} />
        </C.Field.Root>
        <C.Checkbox.Root onCheckedChange={({ checked }) => tell(`news ${checked ? 'on' : 'off'}`)}>
          <C.Checkbox.HiddenInput />
          <C.Checkbox.Control />
          <C.Checkbox.Label>Send me news</C.Checkbox.Label>
        </C.Checkbox.Root>
        <C.Switch.Root onCheckedChange={({ checked }) => tell(`dark mode ${checked ? 'on' : 'off'}`)}>
          <C.Switch.HiddenInput />
          <C.Switch.Control>
            <C.Switch.Thumb />
          </C.Switch.Control>
          <C.Switch.Label>Dark mode</C.Switch.Label>
        </C.Switch.Root>
        <C.RadioGroup.Root defaultValue="Small" onValueChange={({ value }) => tell(`size ${value}`)}>
          <C.RadioGroup.Label>Size</C.RadioGroup.Label>
          {['Small', 'Medium', 'Large'].map((one) => (
            <C.RadioGroup.Item key={one} value={one}>
              <C.RadioGroup.ItemHiddenInput />
              <C.RadioGroup.ItemIndicator />
              <C.RadioGroup.ItemText>{one}</C.RadioGroup.ItemText>
            </C.RadioGroup.Item>
          ))}
        </C.RadioGroup.Root>
        <Select
          label="Country"
          known={countries}
          defaultValue={['France']}
          onValueChange={({ value }) => tell(`country ${value.join()}`)}
        />
        <Select
          label="Skills"
          known={skills}
          multiple
          onValueChange={({ value }) => tell(`skills ${value.join(' and ')}`)}
        />
        <City tell={tell} />
        <C.Slider.Root
          defaultValue={[30]}
          step={10}
          onValueChange={({ value }) => tell(`volume ${value.join()}`)}
        >
          <C.Slider.Label>Volume</C.Slider.Label>
          <C.Slider.Control>
            <C.Slider.Track>
              <C.Slider.Range />
            </C.Slider.Track>
            <C.Slider.Thumbs />
          </C.Slider.Control>
        </C.Slider.Root>
      </C.Stack>
      <C.Menu.Root onSelect={({ value }) => tell(`${value} done`)}>
        <C.Menu.Trigger asChild>
          <C.Button variant="outline">Actions</C.Button>
        </C.Menu.Trigger>
        <C.Portal>
          <C.Menu.Positioner>
            <C.Menu.Content>
              {['Duplicate', 'Archive', 'Export'].map((one) => (
                <C.Menu.Item key={one} value={one}>
                  {one}
                </C.Menu.Item>
              ))}
            </C.Menu.Content>
          </C.Menu.Positioner>
        </C.Portal>
      </C.Menu.Root>
      <C.Dialog.Root role="alertdialog">
        <C.Dialog.Trigger asChild>
          <C.Button colorPalette="red">Delete team</C.Button>
        </C.Dialog.Trigger>
        <C.Portal>
          <C.Dialog.Backdrop />
          <C.Dialog.Positioner>
            <C.Dialog.Content>
              <C.Dialog.Header>
                <C.Dialog.Title>Delete this team?</C.Dialog.Title>
              </C.Dialog.Header>
              <C.Dialog.Body>All its members lose access.</C.Dialog.Body>
              <C.Dialog.Footer>
                <C.Dialog.ActionTrigger asChild>
                  <C.Button variant="outline">Cancel</C.Button>
                </C.Dialog.ActionTrigger>
                <C.Dialog.ActionTrigger asChild>
                  <C.Button onClick={() => tell('team deleted')}>Delete</C.Button>
                </C.Dialog.ActionTrigger>
              </C.Dialog.Footer>
            </C.Dialog.Content>
          </C.Dialog.Positioner>
        </C.Portal>
      </C.Dialog.Root>
      <C.Button onClick={() => toaster.create({ title: 'Settings saved', type: 'success', duration: 8000 })}>
        Save
      </C.Button>
      <C.Toaster toaster={toaster}>
        {(toast) => (
          <C.Toast.Root>
            <C.Toast.Title>{toast.title}</C.Toast.Title>
            <C.Toast.CloseTrigger />
          </C.Toast.Root>
        )}
      </C.Toaster>
      <C.Table.Root>
        <C.Table.Header>
          <C.Table.Row>
            <C.Table.ColumnHeader />
            <C.Table.ColumnHeader>Name</C.Table.ColumnHeader>
          </C.Table.Row>
        </C.Table.Header>
        <C.Table.Body>
          {people.map((one) => (
            <C.Table.Row key={one}>
              <C.Table.Cell>
                <C.Checkbox.Root
                  aria-label="Select row"
                  onCheckedChange={({ checked }) =>
                    setChosen(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
                  }
                >
                  <C.Checkbox.HiddenInput />
                  <C.Checkbox.Control />
                </C.Checkbox.Root>
              </C.Table.Cell>
              <C.Table.Cell>{one}</C.Table.Cell>
            </C.Table.Row>
          ))}
        </C.Table.Body>
      </C.Table.Root>
      <p>{chosen.length} chosen</p>
      <C.Tabs.Root defaultValue="profile">
        <C.Tabs.List>
          <C.Tabs.Trigger value="profile">Profile</C.Tabs.Trigger>
          <C.Tabs.Trigger value="security">Security</C.Tabs.Trigger>
        </C.Tabs.List>
        <C.Tabs.Content value="profile">Your public profile</C.Tabs.Content>
        <C.Tabs.Content value="security">Two-step sign-in is off</C.Tabs.Content>
      </C.Tabs.Root>
      <C.Accordion.Root collapsible>
        <C.Accordion.Item value="delivery">
          <C.Accordion.ItemTrigger>
            Delivery
            <C.Accordion.ItemIndicator />
          </C.Accordion.ItemTrigger>
          <C.Accordion.ItemContent>
            <C.Accordion.ItemBody>It takes two days</C.Accordion.ItemBody>
          </C.Accordion.ItemContent>
        </C.Accordion.Item>
      </C.Accordion.Root>
    </C.Container>
  )
}

createRoot(document.getElementById('root')).render(
  <C.ChakraProvider value={C.defaultSystem}>
    <Page />
  </C.ChakraProvider>,
)
