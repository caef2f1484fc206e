/** The names of rooms without the building where all of them are in one. */
export function withoutBuilding(rooms: readonly string[]): string[] {
  const buildingOf = (room: string) => room.slice(0, room.trim().lastIndexOf(' ') + 1)
  const [building = ''] = rooms.map(buildingOf)
  return rooms.map((room) =>
    rooms.every((one) => buildingOf(one) === building) ? room.slice(building.length) : room,
  )
}
