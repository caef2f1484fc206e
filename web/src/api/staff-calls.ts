import endpoints from 'virtual:endpoints'
import staffEndpoints from 'virtual:staff-endpoints'

// Staff's calls load with their screens, so that no visitor loads their addresses.
Object.assign(endpoints, staffEndpoints)
