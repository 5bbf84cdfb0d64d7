import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as A from 'antd'
import dayjs from 'dayjs'

const people = ['Ann', 'Bob', 'Cleo'].map((name) => ({ key: name, name }))
const options = (names) => names.map((value) => ({ value, label: value }))

function Settings() {
  const { message, modal } = A.App.useApp()
  const [told, tell] = useState('nothing')
  const [chosen, setChosen] = useState([])
  return (
    <main style={{ padding: 24 }}>
      <h1>Team settings</h1>
      <p>Last change: {told}</p>
      <A.Form
        layout="vertical"
        style={{ maxWidth: 400 }}
        initialValues={{ size: 'Small', country: 'France' }}
      >
        <A.Form.Item name="name" label="Full name">
          <A.Input onChange={(event) => tell(`name ${event.target.value}`)} />
        </A.Form.Item>
        <A.Form.Item name="news" valuePropName="checked">
          <A.Checkbox onChange={({ target }) => tell(`news ${target.checked ? 'on' : 'off'}`)}>
            Send me news
          </A.Checkbox>
        </A.Form.Item>
        <A.Form.Item name="dark" label="Dark mode" valuePropName="checked">
          <A.Switch onChange={(on) => tell(`dark mode ${on ? 'on' : 'off'}`)} />
        </A.Form.Item>
        <A.Form.Item name="size" label="Size">
          <A.Radio.Group
            options={options(['Small', 'Medium', 'Large'])}
            onChange={({ target }) => tell(`size ${target.value}`)}
          />
        </A.Form.Item>
        <A.Form.Item name="country" label="Country">
          <A.Select
            options={options(['France', 'Germany', 'Spain'])}
            onChange={(value) => tell(`country ${value}`)}
          />
        </A.Form.Item>
        <A.Form.Item name="skills" label="Skills">
          <A.Select
            mode="multiple"
            options={options(['Cooking', 'Sailing', 'Singing'])}
            onChange={(value) => tell(`skills ${value.join(' and ')}`)}
          />
        </A.Form.Item>
        <A.Form.Item name="city" label="City">
          <A.Select
            showSearch
            options={options(['Barcelona', 'Berlin', 'Madrid', 'Paris'])}
            onChange={(value) => tell(`city ${value}`)}
          />
        </A.Form.Item>
        <A.Form.Item name="start" label="Start date" initialValue={dayjs('2026-12-01')}>
          <A.DatePicker onChange={(value) => tell(`start ${value?.format('YYYY-MM-DD')}`)} />
        </A.Form.Item>
        <A.Form.Item name="volume" label="Volume" initialValue={30}>
          <A.Slider step={10} onChange={(value) => tell(`volume ${value}`)} />
        </A.Form.Item>
      </A.Form>
      <A.Space>
        <A.Dropdown
          trigger={['click']}
          menu={{
            items: ['Duplicate', 'Archive', 'Export'].map((label) => ({ key: label, label })),
            onClick: ({ key }) => tell(`${key} done`),
          }}
        >
          <A.Button>Actions</A.Button>
        </A.Dropdown>
        <A.Button
          danger
          onClick={() =>
            modal.confirm({
              title: 'Delete this team?',
              content: 'All its members lose access.',
              okText: 'Delete',
              onOk: () => tell('team deleted'),
            })
          }
        >
          Delete team
        </A.Button>
        <A.Button type="primary" onClick={() => message.success('Settings saved', 8)}>
          Save
        </A.Button>
      </A.Space>
      <A.Table
        rowSelection={{ selectedRowKeys: chosen, onChange: setChosen }}
        columns={[{ title: 'Name', dataIndex: 'name' }]}
        dataSource={people}
        pagination={false}
      />
      <p>{chosen.length} chosen</p>
      <A.Tabs
        items={[
          { key: 'profile', label: 'Profile', children: 'Your public profile' },
          { key: 'security', label: 'Security', children: 'Two-step sign-in is off' },
        ]}
      />
      <A.Collapse items={[{ key: 'delivery', label: 'Delivery', children: 'It takes two days' }]} />
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <A.App>
    <Settings />
  </A.App>,
)
