// nothing
export { useNavigate } from 'react-router';
