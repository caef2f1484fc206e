/** The names of rooms without the building where all of them are in one; what is left must be more than a number. */
export function withoutBuilding(rooms: readonly string[]): string[] {
  const buildingOf = (room: string) => room.slice(0, room.trim().lastIndexOf(' ') + 1)
  const [building = ''] = rooms.map(buildingOf)
  const isShared = rooms.every((one) => buildingOf(one) === building && /\D/.test(one.slice(building.length)))
  return rooms.map((room) => (isShared ? room.slice(building.length) : room))
}
