import endpoints from 'virtual:endpoints'
import staffEndpoints from 'virtual:staff-endpoints'

// Staff's calls come with their screens: no visitor loads their addresses.
Object.assign(endpoints, staffEndpoints)
