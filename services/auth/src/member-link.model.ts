import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction } from '@recruit/chassis/mysql/mysql'
import { type FreshLink, hashOfSecret, newSecret } from '@recruit/chassis/tokens/secret'
import { MEMBER_LINK_HOURS } from '@recruit/contract/constants'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Sequelize,
  type Transaction,
} from 'sequelize'
import { MemberRow, memberOf, type StoredMember } from './member.model.ts'

class LinkRow extends Model<InferAttributes<LinkRow>, InferCreationAttributes<LinkRow>> {
  declare hash: string
  declare member: string
  declare expiresAt: Date
  declare usedAt: CreationOptional<Date | null>
}

const usable = () => ({ usedAt: null, expiresAt: { [Op.gt]: new Date() } })

/** The one-time links by which members set their passphrases; only hashes of the tokens are stored. */
export function memberLinkStore(db: Sequelize, history: History) {
  const { CHAR, DATE } = DataTypes
  LinkRow.init(
    { hash: { type: CHAR(43), primaryKey: true }, member: CHAR(36), expiresAt: DATE(6), usedAt: DATE(6) },
    { sequelize: db, tableName: 'staff_links' },
  )

  const find = async (token: string, transaction?: Transaction): Promise<StoredMember | null> => {
    const lock = transaction?.LOCK.UPDATE
    const where = { hash: hashOfSecret(token), ...usable() }
    const link = await LinkRow.findOne({ where, raw: true, transaction, lock })
    if (!link) return null
    const row = await MemberRow.findOne({ where: { id: link.member }, raw: true, transaction, lock })
    const member = row && memberOf(row)
    return member?.isDisabled ? null : member
  }
  const endAll = (member: string, transaction: Transaction) =>
    LinkRow.destroy({ where: { member }, transaction }).then(() => undefined)

  async function make(id: string, transaction: Transaction): Promise<FreshLink> {
    const token = newSecret()
    const expiresAt = new Date(Date.now() + MEMBER_LINK_HOURS * 3_600_000)
    await endAll(id, transaction)
    await LinkRow.create({ hash: hashOfSecret(token), member: id, expiresAt }, { transaction })
    return { token, expiresAt }
  }

  return {
    /** Ends the earlier links of the member. */
    make,
    endAll,

    /** The same with a line of its own in the history; none for a member who is gone or disabled. */
    renew: (id: string, by: By): Promise<FreshLink | 'gone' | 'disabled'> =>
      inTransaction(db, async (transaction) => {
        // Locked, because a disabled member must not get a link meanwhile.
        const member = await MemberRow.findOne({ where: { id }, ...forUpdate(transaction) })
        if (!member) return 'gone'
        if (member.disabledAt) return 'disabled'
        await history.append(by, [{ what: 'memberLink', about: id }], transaction)
        return make(id, transaction)
      }),

    /** The owner of a link; null if it has expired, was used or never existed, or if its member is disabled. */
    memberOf: (token: string) => find(token),

    /** Uses the link for a new passphrase. Returns the updated member, or null as above. */
    use: (token: string, hash: string): Promise<StoredMember | null> =>
      inTransaction(db, async (transaction) => {
        const member = await find(token, transaction)
        if (!member) return null
        await LinkRow.update({ usedAt: new Date() }, { where: { hash: hashOfSecret(token) }, transaction })
        await MemberRow.update({ hash }, { where: { id: member.id }, transaction })
        const by = { role: member.role, session: '', member: member.name }
        await history.append(by, [{ what: 'memberPassphrase', about: member.id }], transaction)
        return { ...member, hash }
      }),

    /** The expiry of open links, by member. */
    async open(): Promise<Map<string, Date>> {
      const rows = await LinkRow.findAll({ where: usable(), raw: true })
      return new Map(rows.map(({ member, expiresAt }) => [member, expiresAt]))
    },
  }
}
export type MemberLinkStore = ReturnType<typeof memberLinkStore>
