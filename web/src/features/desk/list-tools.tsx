import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import field from '../../ui/controls/field.module.css'
import type { Order } from './address.ts'
import styles from './desk.module.css'
import { deskText } from './text.ts'

interface Props {
  /** Those to choose from. */
  orders: readonly Order[]
  order: Order
  onOrder: (order: Order) => void
  /** What the usual order is. */
  usual: string
  /** A filter in the same line. */
  children?: ReactNode
}

/** The order of the desk's list, and a filter in the same line. */
export function ListOrder({ orders, order, onOrder, usual, children }: Props) {
  const text = useText(deskText)
  return (
    <div className={styles.order}>
      <select
        className={field.control}
        aria-label={text.order}
        value={orders.includes(order) ? order : 'usual'}
        onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? 'usual')}
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {one === 'usual' ? usual : text.orders[one]}
          </option>
        ))}
      </select>
      {children}
    </div>
  )
}
